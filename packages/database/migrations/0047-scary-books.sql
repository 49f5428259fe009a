-- Books that several children found scary, for editors to look at.

-- When somebody of the back room looked at a review that says so: it counts no more towards being shown again.
alter table review add column looked_at timestamptz;
create index review_scary on review (book_id) where reason = 'SCARY';
