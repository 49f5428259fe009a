import { encode } from 'uqr';

/** Modules of quiet around the code, as ISO/IEC 18004 wants them. */
const quiet = 4;

/** A QR code as a drawing, made on the server; always dark on light, as not every camera reads the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quiet });
  return (
    <svg className="qrcode" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={data.flatMap(darkRuns).join('')} fill="#000" />
    </svg>
  );
}

/** Each run of dark modules is one piece of the path: a page may have sixty codes. */
function darkRuns(row: readonly boolean[], y: number): string[] {
  const isStart = (x: number) => row[x] === true && row[x - 1] !== true;
  return row.flatMap((_, x) => {
    if (!isStart(x)) return [];
    const end = row.indexOf(false, x);
    const length = (end === -1 ? row.length : end) - x;
    return [`M${x} ${y}h${length}v1h-${length}z`];
  });
}
