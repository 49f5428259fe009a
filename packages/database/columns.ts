import { customType } from 'drizzle-orm/pg-core';

/** A bigint that is a decimal string everywhere outside the database, as JavaScript's numbers end at 2^53. */
export const id = customType<{ data: string; driverData: string }>({
  dataType: () => 'bigint',
});

/** A text made ready for search; only the database reads it. */
export const tsvector = customType<{ data: string }>({
  dataType: () => 'tsvector',
});
