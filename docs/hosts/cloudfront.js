// CloudFront Function: 런타임은 cloudfront-js-2.0, 자리는 viewer request다.
// 하위 경로(BASE_PATH=/notes)면 BASE를 '/notes'로 바꾼다.
const BASE = '';

// 노트의 주소에 쓰는 글자. 다른 것을 돌려보내면 `/\example.com/` 같은 주소로 다른 사이트에 보내게 된다.
const ROUTE = /^(?:\/[\w-]+)*$/;

// 한 페이지의 주소는 하나다. 끝 슬래시도 .html도 없다. S3에는 `docs.html`로 있다.
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  if (uri === BASE || uri === `${BASE}/`) {
    request.uri = `${BASE}/index.html`;
    return request;
  }
  const page = uri.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  // Above a BASE nothing is ours: `/` would be sent to itself for ever.
  if (!ROUTE.test(page) || uri === '/') {
    return request;
  }
  if (page !== uri) {
    const query = request.rawQueryString();
    const value = (page || '/') + (query ? `?${query}` : '');
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value } },
    };
  }
  request.uri = `${uri}.html`;
  return request;
}
