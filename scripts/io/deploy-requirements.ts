import type { Requirement } from 'md-run/blocks';

/** Requirements of the test of `docs/hosts/nginx.conf`. */
export const deployRequirements: readonly Requirement[] = [
  { name: 'nginx', package: 'nginx-light', sign: '/usr/sbin/nginx' },
  {
    name: 'nginx의 brotli',
    package: 'libnginx-mod-http-brotli-static',
    sign: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  },
];
