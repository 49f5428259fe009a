-- A licence without a version ("CC-BY") says that its source states none. Its link names a licence all the same: the newest text.
update licence set url = 'https://creativecommons.org/licenses/' || lower(substr(code, 4)) || '/4.0/'
where code ~ '^CC-BY(-[A-Z]+)*$';
