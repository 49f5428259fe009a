export interface FigureFile {
  readonly code: string;
  /** Which way the figure looks in its file. */
  readonly faces: 'left' | 'right' | 'front';
}

const left = (code: string): FigureFile => ({ code, faces: 'left' });
const right = (code: string): FigureFile => ({ code, faces: 'right' });
const front = (code: string): FigureFile => ({ code, faces: 'front' });

export const figureFiles = {
  bird: left('1f426'),
  basket: front('1f9fa'),
  bouquet: front('1f490'),
  bucket: front('1faa3'),
  buffalo: left('1f403'),
  coconut: front('1f965'),
  cup: front('1f375'),
  dog: left('1f415'),
  farmer: front('1f468-1f3fe-200d-1f33e'),
  frogHead: front('1f438'),
  hibiscus: front('1f33a'),
  magnifier: left('1f50d'),
  mango: front('1f96d'),
  man: front('1f468-1f3fe'),
  oldMan: front('1f474-1f3fe'),
  pineapple: front('1f34d'),
  scarfWoman: front('1f9d5-1f3fe'),
  spoon: left('1f944'),
  teapot: left('1fad6'),
  watermelon: front('1f349'),
  woman: front('1f469-1f3fe'),
  youngster: front('1f9d2-1f3fe'),
  bat: front('1f987'),
  ant: left('1f41c'),
  bananaBunch: front('1f34c'),
  boy: front('1f466-1f3ff'),
  boat: front('26f5'),
  butterfly: front('1f98b'),
  camel: left('1f42a'),
  childAsleep: right('1f6cc-1f3fe'),
  chick: left('1f424'),
  chickFront: front('1f425'),
  chickHatching: front('1f423'),
  coral: front('1fab8'),
  daisy: front('1f33c'),
  drop: front('1f4a7'),
  duck: left('1f986'),
  egg: front('1f95a'),
  elephant: left('1f418'),
  fish: left('1f41f'),
  girl: front('1f467-1f3fe'),
  goat: left('1f410'),
  rooster: left('1f413'),
  grandma: front('1f475-1f3fe'),
  grandpa: front('1f474-1f3ff'),
  hedgehog: left('1f994'),
  lamp: left('1fa94'),
  lotus: front('1fab7'),
  monkey: left('1f412'),
  moonFace: front('1f31d'),
  mouse: left('1f401'),
  owl: front('1f989'),
  question: front('2753'),
  seedling: right('1f331'),
  snail: left('1f40c'),
  strawberry: front('1f353'),
  sleep: right('1f4a4'),
  sunflower: front('1f33b'),
  teddy: front('1f9f8'),
  turtle: left('1f422'),
  worm: left('1fab1'),
  // Whose Tail Is That?
  giraffe: left('1f992'),
  kite: front('1fa81'),
  zebra: left('1f993'),
  // Shh! Baby Is Asleep
  bell: front('1f514'),
  bicycle: left('1f6b2'),
  bottle: right('1f37c'),
  cat: left('1f408'),
  cookingPot: front('1f372'),
  darkCat: left('1f408-200d-2b1b'),
  feather: right('1fab6'),
  flatbread: front('1fad3'),
  hammer: left('1f528'),

  pottedPlant: front('1fab4'),
  tallDrum: front('1fa98'),
  threeWheeler: left('1f6fa'),
  // Fast Wheels on Mango Hill
  truck: left('1f69a'),
  // The Night Bus to the Sea
  llama: left('1f999'),
  potato: front('1f954'),
  shell: front('1f41a'),
} as const satisfies Record<string, FigureFile>;

export type FigureName = keyof typeof figureFiles;
