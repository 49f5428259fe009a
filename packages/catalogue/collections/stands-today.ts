import sql from 'sql-template-tag';

/** Whether a collection stands with the others today (UTC); its address leads to it on all days. */
export const standsToday = sql`coalesce(collection.shown_from <= (now() at time zone 'UTC')::date, true)
  and coalesce(collection.shown_until >= (now() at time zone 'UTC')::date, true)`;
