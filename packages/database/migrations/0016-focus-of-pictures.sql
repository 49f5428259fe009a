-- What a crop of a picture keeps in view, in percent of its width and height; null: not looked for yet, the next import does.
alter table picture
  add column focus_x smallint check (focus_x between 0 and 100),
  add column focus_y smallint check (focus_y between 0 and 100),
  add constraint picture_focus_whole check ((focus_x is null) = (focus_y is null));
