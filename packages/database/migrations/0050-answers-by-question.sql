-- Editors see how readers of a language answered a question lately.

create index question_attempt_lately on question_attempt (question_id, language_id, answered_at desc);
drop index question_attempt_by_question;
