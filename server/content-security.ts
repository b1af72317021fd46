// The security headers of every answer.
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from './config.ts';

/** What a page may load: the product itself, the identity provider, and flipbooks in frames. */
export function securityHeaders(config: Config): FastifyHelmetOptions {
  const { host, authDomain } = config.identity;
  const identity = host
    ? { scripts: [host], calls: [host], frames: [host] }
    : {
        scripts: ['https://apis.google.com'],
        calls: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
        frames: [`https://${authDomain}`],
      };
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        scriptSrc: ["'self'", ...identity.scripts],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:', 'http://localhost:*'],
        connectSrc: ["'self'", ...identity.calls],
        frameSrc: ['https:', 'http://localhost:*', ...identity.frames],
      },
    },
    // The sign-in popup of the identity provider must be able to answer its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.production ? { maxAge: 31_536_000 } : false,
  };
}
