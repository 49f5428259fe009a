import { OrderedRow, type OrderedRowProps } from './ordered-row.tsx';

type Line = Pick<OrderedRowProps, 'id' | 'title' | 'titleLanguageISOCode' | 'to' | 'note'>;

/** What readers see in this order, each with the way to it, one place up or down, and out. */
export function OrderedLines({ lines, remove }: { lines: readonly Line[]; remove: string }) {
  return (
    <ol className="library__lines">
      {lines.map((line, at) => (
        <OrderedRow
          {...line}
          above={lines[at - 1]?.id}
          below={at + 1 < lines.length ? (lines[at + 2]?.id ?? '') : undefined}
          remove={remove}
          key={line.id}
        />
      ))}
    </ol>
  );
}
