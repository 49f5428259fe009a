-- Lists of the most read walk from the most read book on, or take the few books of a language and sort those: the index that
-- there was has the newer of two that are read alike in the wrong place.
drop index book_by_reads;
create index book_by_reads on book (reads, id);
create index counted_book_by_language on counted_book (language_id, book_id);
