import { OrderedRow, type OrderedRowProps } from './ordered-row.tsx';

interface OrderedLinesProps extends Pick<OrderedRowProps, 'orderVersion' | 'remove'> {
  lines: readonly Pick<OrderedRowProps, 'id' | 'title' | 'titleLanguageISOCode' | 'to' | 'note'>[];
}

/** What readers see in this order, each with the way to it, one place up or down, and out. */
export function OrderedLines({ lines, ...ofAll }: OrderedLinesProps) {
  return (
    <ol className="library__lines">
      {lines.map((line, at) => (
        <OrderedRow
          {...line}
          {...ofAll}
          above={lines[at - 1]?.id}
          below={at + 1 < lines.length ? (lines[at + 2]?.id ?? '') : undefined}
          key={line.id}
        />
      ))}
    </ol>
  );
}
