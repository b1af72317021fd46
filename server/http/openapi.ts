// Describes the API's calls as an OpenAPI document, made of the schemas of their routes.
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

/** Serves the document at `/api/openapi.json`. It describes the routes that are registered after this. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Step Into Reading', version: '1' },
      components: {
        securitySchemes: {
          user: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          admin: { type: 'apiKey', in: 'header', name: 'admin-auth' },
        },
      },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { target: 'draft-2020-12' } }),
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
