/** MP3 files played as one, and how long each is. */
export type JoinedMp3 = { bytes: Buffer; durationsMs: number[] };

type Frame = { bytes: number; samples: number; rate: number; kind: number; isStereo: boolean; isAbout: boolean };

/** Kilobits a second of Layer III: https://www.iso.org/standard/22412.html, table 2.4.2.3. */
const bitRates = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const sampleRates = [44_100, 48_000, 32_000];

/** Puts MP3 files one after the other, without their tags; undefined where they differ in how they are to be played, or one is damaged. */
export function joinMp3(files: readonly Buffer[]): JoinedMp3 | undefined {
  const parts: Buffer[] = [];
  const durationsMs: number[] = [];
  let first: Frame | undefined;
  for (const file of files) {
    let at = startOf(file);
    let samples = 0;
    for (let frame = readFrame(file, at); frame !== undefined; frame = readFrame(file, at)) {
      first ??= frame;
      const { rate, kind, isStereo } = first;
      if (frame.rate !== rate || frame.kind !== kind || frame.isStereo !== isStereo) return undefined;
      // A frame that only says how long its own file is.
      if (!frame.isAbout) parts.push(file.subarray(at, at + frame.bytes));
      if (!frame.isAbout) samples += frame.samples;
      at += frame.bytes;
    }
    if (samples === 0 || first === undefined || soundsOn(file.subarray(at), first)) return undefined;
    durationsMs.push((samples / first.rate) * 1000);
  }
  return { bytes: Buffer.concat(parts), durationsMs };
}

/**
 * Whether something that sounds is lost where the frames stop: what is damaged goes on with frames of the same kind behind the damage, while
 * tags, what fills up and a last frame that was cut off do not. Two in a row, as four bytes may look like the head of a frame anywhere.
 */
function soundsOn(rest: Buffer, { rate, kind }: Frame): boolean {
  const frameAt = (at: number) => {
    const frame = readFrame(rest, at);
    return frame?.rate === rate && frame.kind === kind ? frame : undefined;
  };
  for (let at = rest.indexOf(0xff); at !== -1; at = rest.indexOf(0xff, at + 1)) {
    const frame = frameAt(at);
    if (frame !== undefined && frameAt(at + frame.bytes) !== undefined) return true;
  }
  return false;
}

/** Behind an ID3v2 tag, whose length is written in seven bits a byte. */
function startOf(file: Buffer): number {
  if (file.toString('latin1', 0, 3) !== 'ID3' || file.length < 10) return 0;
  return 10 + file.subarray(6, 10).reduce((length, byte) => length * 128 + (byte & 0x7f), 0);
}

function readFrame(file: Buffer, at: number): Frame | undefined {
  if (at + 4 > file.length) return undefined;
  const head = file.readUInt32BE(at);
  const [version, layer] = [(head >>> 19) & 3, (head >>> 17) & 3];
  if (head >>> 21 !== 0x7ff || version === 1 || layer !== 1) return undefined;
  const isOne = version === 3;
  const kilobits = (isOne ? bitRates.one : bitRates.two)[(head >>> 12) & 15];
  const rateOfOne = sampleRates[(head >>> 10) & 3];
  if (kilobits === undefined || kilobits === 0 || rateOfOne === undefined) return undefined;
  const rate = rateOfOne / (isOne ? 1 : version === 2 ? 2 : 4);
  const samples = isOne ? 1152 : 576;
  const bytes = Math.floor((samples * kilobits * 125) / rate) + ((head >>> 9) & 1);
  if (at + bytes > file.length) return undefined;
  const isAbout = /Xing|Info|VBRI/.test(file.toString('latin1', at + 4, Math.min(at + 44, at + bytes)));
  return { bytes, samples, rate, kind: version, isStereo: ((head >>> 6) & 3) !== 3, isAbout };
}
