#!/bin/sh
# out/을 S3에 올린다.
#   sh docs/hosts/s3.sh s3://버킷           # 하위 경로면 s3://버킷/notes
#   sh docs/hosts/s3.sh s3://버킷 --prune   # 지난 배포의 _next, _site, _search도 지운다. 두 주에 한 번이면 된다.
# HEADERS_POLICY가 있으면 그 응답 헤더 정책을 out/_cloudfront/headers.json으로 바꾼다.
set -eu
to=${1:?쓰는 법: sh docs/hosts/s3.sh s3://버킷 [--prune]}
to=${to%/}

# 나중 것이 이긴다. 호스트가 읽는 파일과 미리 압축한 것은 올리지 않는다.
not_served() {
  "$@" --exclude '_headers' --exclude '_nginx/*' --exclude '_cloudfront/*' \
    --exclude '.nojekyll' --exclude '*.br' --exclude '*.gz'
}
# 주소가 내용에 따라 바뀌는 파일. 있는 것은 다시 보내지 않는다.
hashed() {
  not_served aws s3 sync out "$to" --size-only --no-progress \
    --cache-control 'public, max-age=31536000, immutable' --exclude '*' "$@"
}
# 나머지. sync는 시각과 크기로 견주므로, 되돌린 글을 빠뜨리지 않게 늘 보낸다.
fresh() {
  not_served aws s3 cp out "$to" --recursive --no-progress --cache-control no-cache \
    --exclude '*' "$@" --exclude '_next/static/*' --exclude '_site/*' --exclude '_search/*/*'
}

hashed --include '_next/static/*' --include '_site/*' --include '_search/*/*' --exclude '*.woff2'
hashed --include '_next/static/*.woff2' --content-type font/woff2
fresh --include '*' --exclude '*.html' --exclude '*.md' --exclude '*.txt'
fresh --include '*.md' --content-type 'text/markdown; charset=utf-8'
fresh --include '*.txt' --content-type 'text/plain; charset=utf-8'

if [ -n "${HEADERS_POLICY:-}" ]; then
  etag=$(aws cloudfront get-response-headers-policy --id "$HEADERS_POLICY" --query ETag --output text)
  aws cloudfront update-response-headers-policy --id "$HEADERS_POLICY" --if-match "$etag" \
    --response-headers-policy-config file://out/_cloudfront/headers.json >/dev/null
fi

# 올린 자산을 부르는 것은 맨 나중에, 없어진 페이지는 그 뒤에 지운다.
fresh --include '*.html' --content-type 'text/html; charset=utf-8'
if [ "${2:-}" = --prune ]; then
  not_served aws s3 sync out "$to" --size-only --delete --no-progress
else
  not_served aws s3 sync out "$to" --size-only --delete --no-progress \
    --exclude '_next/*' --exclude '_site/*' --exclude '_search/*'
fi
