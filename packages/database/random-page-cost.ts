/**
 * What PostgreSQL's planner takes a page at random for, in pages one after another. It takes 4, for disks that turn: then thirty covers were
 * found by reading all pictures of the library. No library is on such a disk, and what is read often is in memory.
 */
export const randomPageCost = 1.1;
