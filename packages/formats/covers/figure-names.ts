/** The figures that can stand on a cover or for a collection. */
export const coverFigures = ['bird', 'boat', 'moon', 'tree', 'fish', 'hands', 'heart', 'sun', 'drum'] as const;
export type CoverFigure = (typeof coverFigures)[number];
