// Film strips: eight frames of what moves, caught while the browser plays it at a tenth of its speed.

const frames = 8;

/** Eight frames, evenly apart, of what `begin` sets going and takes `ms` at full speed. */
async function film(page, { ms, begin }) {
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
  const caught = [];
  client.on('Page.screencastFrame', ({ data, sessionId }) => {
    caught.push({ at: Date.now(), picture: Buffer.from(data, 'base64') });
    void client.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await client.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await begin();
  const begun = Date.now();
  await page.waitForTimeout(ms * 10 + 200);
  await client.send('Page.stopScreencast');
  await client.detach();
  // The picture that was on the screen at each moment: a frame comes only when something has changed.
  return Array.from({ length: frames }, (_, frame) => {
    const moment = begun + (frame * ms * 10) / (frames - 1);
    return (caught.findLast(({ at }) => at <= moment) ?? caught[0]).picture;
  });
}

async function open(page, address, settle) {
  await page.goto(address);
  await settle(page);
  await page.locator('.reader[data-records]').waitFor();
}

/** What moves on a phone: a turned page, the way to the last page, and its sticker. */
export const strips = {
  turn: async (page, address, settle) => {
    await open(page, address('/read/{chase}/3'), settle);
    return film(page, { ms: 240, begin: () => page.keyboard.press('ArrowRight') });
  },
  end: async (page, address, settle) => {
    await open(page, address('/read/{chase:last}'), settle);
    return film(page, { ms: 700, begin: () => page.keyboard.press('ArrowRight') });
  },
  sticker: async (page, address, settle) => {
    await open(page, address('/read/{tiger:last}'), settle);
    return film(page, {
      ms: 2600,
      async begin() {
        await page.keyboard.press('ArrowRight');
        await page.locator('.reward.is-new').waitFor();
      },
    });
  },
};
