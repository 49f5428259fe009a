import { OrderedRow, type OrderedRowProps } from './ordered-row.tsx';

interface OrderedLinesProps extends Pick<OrderedRowProps, 'orderVersion' | 'remove' | 'isFound'> {
  lines: readonly Omit<OrderedRowProps, 'orderVersion' | 'remove' | 'isFound'>[];
}

/** What readers see in this order, each with the way to it, to another place, and out. */
export function OrderedLines({ lines, ...ofAll }: OrderedLinesProps) {
  return (
    <ol className="library__lines">
      {lines.map((line) => (
        <OrderedRow {...line} {...ofAll} key={line.id} />
      ))}
    </ol>
  );
}
