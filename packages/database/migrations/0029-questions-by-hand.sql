-- What people write of questions beside what a source brings, and pages that keep their name when they are moved.

-- The number that a page has in its source, where its edition has another order; questions name pages by it.
alter table page add column source_number smallint check (source_number > 0);
do $$
declare
  moved record;
begin
  for moved in
    select r.edition_id, r.new_value from revision r
    where r.field = 'order' and jsonb_array_length(r.new_value)
      = (select count(*) from page p where p.edition_id = r.edition_id and p.number > 0)
    order by r.id
  loop
    update page p set source_number = o.source_number
    from (
      select n.place as number, coalesce(q.source_number, q.number) as source_number
      from jsonb_array_elements_text(moved.new_value) with ordinality as n (old, place)
      join page q on q.edition_id = moved.edition_id and q.number = n.old::smallint
    ) o
    where p.edition_id = moved.edition_id and p.number = o.number;
  end loop;
end $$;

alter table question
  -- What its source last said of it; null: people made it. What stands beside it otherwise is an editor's.
  add column source jsonb,
  -- Where people put it among the others; null: where its source has it.
  add column place smallint check (place >= 0),
  -- Since when what is asked, and what is right, are these: an answer from before speaks of another question.
  add column asked_since timestamptz not null default '-infinity';
update question set source =
  jsonb_build_object('page', page, 'kind', kind, 'choices', choices, 'answer', to_jsonb(answer));
alter table question_text
  add column source jsonb,
  -- Not asked in this language; what a source says of it is not taken.
  add column removed_at timestamptz;
update question_text set source = jsonb_build_object('prompt', prompt, 'choices', choices, 'reply', reply);
