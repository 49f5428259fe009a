-- Identity tokens are signed with the keys of our own tokens: one set that is rotated, in token_key.
drop table idp_jwks;
