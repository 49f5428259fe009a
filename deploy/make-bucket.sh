#!/bin/sh
# For compose.yaml: the bucket lets-read, and for the library a key of its own that reaches this bucket alone. Again without harm.
set -eu
here=$(dirname "$0")

mc alias set --quiet storage http://storage:9000 "$MINIO_ROOT_USER" "$MINIO_ROOT_PASSWORD"
mc mb --ignore-existing storage/lets-read
mc admin policy create storage one-bucket "$here/bucket-policy.json"
# Of a key that is there already the secret is changed.
mc admin user add storage "$S3_ACCESS_KEY_ID" "$S3_SECRET_ACCESS_KEY"
# What is attached already may not be attached again: https://github.com/minio/mc/issues/4863
case $(mc admin policy entities storage --user "$S3_ACCESS_KEY_ID") in
  *one-bucket*) ;;
  *) mc admin policy attach storage one-bucket --user "$S3_ACCESS_KEY_ID" ;;
esac
