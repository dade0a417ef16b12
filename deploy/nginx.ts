import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { MEDIA_TYPES } from '#scripts/tools/static-server.ts'

const PLACES = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']

/** The path of nginx; undefined where it is not installed. */
export const findNginx = (): string | undefined =>
  PLACES.map((place) => `${place}/nginx`).find((path) => existsSync(path))

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The path of nginx's Brotli module; undefined where it is not installed. */
export const findBrotli = (): string | undefined => (existsSync(BROTLI) ? BROTLI : undefined)

/** Whether the machine has IPv6. */
export const hasIPv6 = (): boolean =>
  Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ family }) => family === 'IPv6'))

export type NginxOptions = Readonly<{
  port: number
  /** The folder of the files to serve. */
  root: string
  /** The folder of nginx's own temporary files. */
  temporary: string
  /** The path of nginx's Brotli module; undefined where it is not installed, and gzip serves everyone. */
  brotli: string | undefined
  /** The file of the access log; undefined for none. */
  accessLog: string | undefined
  /** The address of the API, for a town whose API has no origin of its own; undefined for all others. */
  upstream: string | undefined
  /** The headers of every answer of the app, by name. */
  headers: Readonly<Record<string, string>>
}>

/** A value in quotation marks. Nginx has no way to write a dollar sign inside. */
const quoted = (value: string): string => {
  if (/[$\n\r]/.test(value)) throw new Error(`Not allowed in the configuration of nginx: ${value}`)
  return `"${value.replaceAll(/["\\]/g, '\\$&')}"`
}

const lines = (indent: string, all: readonly string[]): string => all.map((line) => `${indent}${line}`).join('\n')

/** Passes the calls of the API on, and the pictures that are none of the app. The API answers with headers of its own. */
const passedOn = (upstream: string): string => `    location ~ ^/(?:api|app|img)(?:/|$) {
      client_max_body_size 8m;
      try_files $uri @api;
    }
    location @api {
      proxy_pass ${upstream};
      proxy_http_version 1.1;
      proxy_ssl_server_name on;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      add_header X-Content-Type-Options nosniff always;
    }
`

/**
 * The configuration of nginx for one town. Files under `assets/` contain a content hash: they are immutable. Everything
 * else is revalidated. A path whose last part has a dot is a file, a path of the API is none of ours: both are 404 when
 * missing. Every other path is a route of the app and gets its page.
 */
export const nginxConfiguration = (options: NginxOptions): string => {
  const { port, root, temporary, brotli, accessLog, upstream, headers } = options
  return `${brotli === undefined ? '' : `load_module ${quoted(brotli)};\n`}daemon off;
worker_processes auto;
pid ${quoted(`${temporary}/nginx.pid`)};
error_log stderr warn;
events {
  worker_connections 1024;
}
http {
  # Neither the address of a citizen nor what they look for is written down.
  log_format piazza '$time_iso8601 $request_method $uri $status $body_bytes_sent $request_time';
  access_log ${accessLog === undefined ? 'off' : `${quoted(accessLog)} piazza`};
  server_tokens off;
  absolute_redirect off;
  types {
${lines(
  '    ',
  Object.entries(MEDIA_TYPES).map(([extension, type]) => `${quoted(type)} ${extension.slice(1)};`),
)}
  }
  default_type application/octet-stream;
  client_body_temp_path ${quoted(`${temporary}/body`)};
  proxy_temp_path ${quoted(`${temporary}/proxy`)};
  fastcgi_temp_path ${quoted(`${temporary}/fastcgi`)};
  uwsgi_temp_path ${quoted(`${temporary}/uwsgi`)};
  scgi_temp_path ${quoted(`${temporary}/scgi`)};
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65s;
  client_header_timeout 10s;
  client_body_timeout 10s;
  client_max_body_size 1k;
  large_client_header_buffers 4 8k;
  send_timeout 30s;
  reset_timedout_connection on;
  gzip_vary on;
  gzip_static on;${brotli === undefined ? '' : '\n  brotli_static on;'}
  map $status$uri $lifetime {
    default no-cache;
    "~^(?:200|206|304)/assets/" "public, max-age=31536000, immutable";
  }
  server {
    listen ${port};${hasIPv6() ? `\n    listen [::]:${port};` : ''}
    root ${quoted(root)};
    add_header Cache-Control $lifetime always;
${lines(
  '    ',
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
)}
    location = /healthz {
      default_type "text/plain; charset=utf-8";
      return 200 "ok\\n";
    }
    location = /.well-known/security.txt {
    }
${upstream === undefined ? '' : passedOn(upstream)}    location ~ ^/(?:api|app|assets)(?:/|$)|/[^/]*\\.[^/]*$|/\\. {
      try_files $uri =404;
    }
    location / {
      try_files $uri /index.html;
    }
  }
}
`
}
