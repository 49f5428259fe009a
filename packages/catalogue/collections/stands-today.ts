import sql from 'sql-template-tag';

/** Whether a collection stands with the others today (UTC); its address leads to it on all days. */
export const standsToday = sql`daterange(collection.shown_from, collection.shown_until, '[]') @> (now() at time zone 'UTC')::date`;
