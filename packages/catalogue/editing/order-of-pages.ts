/**
 * The order of story pages as numbers: at index i stands the number that page i + 1 had before. Of two orders, one after the
 * other, this is the one that both together are.
 */
export function ordersTogether(first: readonly number[], second: readonly number[]): number[] {
  return second.map((number) => first[number - 1] ?? number);
}

/** The order that takes an order back. */
export function orderBack(order: readonly number[]): number[] {
  return order.map((_, index) => order.indexOf(index + 1) + 1);
}

export function isInOrder(order: readonly number[]): boolean {
  return order.every((number, index) => number === index + 1);
}
