// The screens of docs/screens, in the order they have there: its name, where it is, and what is done on it before it is looked at.

/** As by a finger: who opens one by a key sees a ring around what has the focus. */
const open = (dialog) => async (page) => {
  const nowhere = await page.evaluate(() => {
    for (let y = 120; y < innerHeight; y += 20)
      if (!document.elementFromPoint(2, y)?.closest('a, button, input, label, select, summary')) return y;
    throw new Error('There is no place on this page that does nothing.');
  });
  await page.mouse.click(2, nowhere);
  await page.locator(`dialog#${dialog}`).evaluate((one) => one.showModal());
};

/** What the page is played with stands in it, so that it can be played without a network. */
async function answerRight(page) {
  const { game } = JSON.parse(await page.locator('main.play [data-props]').getAttribute('data-props'));
  const [{ choices, answer }] = game.questions;
  const texts = answer.map((right) => choices.find(({ key }) => key === right)?.text ?? '');
  for (const text of texts) await page.locator('[data-choice]:visible', { hasText: text }).first().click();
  await page.locator('.tile.is-right').first().waitFor();
}

/** A book counts as read by who turned to its last page. */
async function turnToTheEnd(page) {
  await page.locator('.reader[data-records]').waitFor();
  await page.keyboard.press('PageDown');
  await page.locator('.reward.has-sticker').waitFor();
}

/** `{tiger}` is the address of that story in the language of the sheet, `{tiger:last}` its last page but one. */
export const stories = {
  tiger: 'tiger-is-cross',
  chase: 'the-great-slow-chase',
  goat: 'the-night-the-goat-came-in',
};

export const screens = [
  ['Home', '/'],
  ['Search', '/search?cardName='],
  ['Level', '/level/2'],
  ['Theme', '/tag/1'],
  ['Collections', '/collections'],
  ['Collection', '/collection/good-night'],
  ['Book', '/book/{chase}'],
  ['Print or download', '/book/{goat}/print'],
  ['Cover page', '/read/{chase}/0'],
  ['Page', '/read/{chase}/3'],
  ['Page, more words', '/read/{goat}/4'],
  ['End', '/read/{tiger:last}', turnToTheEnd],
  ['Question', '/play/{tiger}/questions'],
  ['Right answer', '/play/{tiger}/questions', answerRight],
  ['Missing words', '/play/{chase}/words'],
  ['Match', '/play/{tiger}/match'],
  ['Reading paths', '/pathways'],
  ['Path', '/pathways/first-stories'],
  ['Letters and sounds', '/decodables'],
  ['My books', '/mybooks'],
  ['Profile, signed out', '/profile/signin'],
  ['Log In', '/login'],
  ['Sign Up', '/login/sign-up'],
  ['Menu', '/', open('menu')],
  ['App Language', '/', open('languages')],
  ['About', '/about'],
  ['Collaborators', '/collaborators'],
  ['Page Not Found', '/no-such-page'],
];

export const screensOfReader = [
  ['Home, signed in', '/'],
  ['My books, signed in', '/mybooks'],
  ['Profile', '/profile/{profile}'],
  ['Sticker book', '/profile/{profile}/stickers'],
  ['Growth', '/profile/{profile}/growth'],
  ['Create Profile', '/', open('create-profile')],
];
