import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { readLocations } from '../locations/read-locations.ts'
import { readMerchandise } from '../merchandise/read-merchandise.ts'
import { writeMerchandise } from '../merchandise/write-merchandise.ts'
import type { Parts } from '../request/parts.ts'
import { describeText } from './describe-text.ts'
import { readCatalogue } from './read-catalogue.ts'
import { readLanguageTexts } from './read-language-texts.ts'
import { readPublicSettings, readSettings } from './read-settings.ts'
import { readTexts } from './read-texts.ts'
import { setLanguageText } from './set-language-text.ts'
import { writeSettings } from './write-settings.ts'

export function settingsRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.publicSettings, ({ ctx }) => readPublicSettings(parts, ctx))
  serve(app, parts, contract.settings, ({ ctx }) => readSettings(parts, ctx))
  serve(app, parts, contract.settingsCatalogue, () => readCatalogue())
  serve(app, parts, contract.writeSetting, ({ ctx, body }) => writeSettings(parts, ctx, body))
  serve(app, parts, contract.languageTexts, ({ ctx, query, request, reply }) => {
    const etag = `"${ctx.content.version}-${query.changed ?? false}"`
    reply.headers({ ETag: etag, 'Cache-Control': 'no-cache' })
    if (request.headers['if-none-match'] === etag) reply.code(304)
    return readLanguageTexts(ctx, query.changed ?? false)
  })
  serve(app, parts, contract.setLanguageText, ({ ctx, query }) =>
    setLanguageText(parts, ctx, query),
  )
  serve(app, parts, contract.merchandise, ({ ctx }) => readMerchandise(ctx))
  serve(app, parts, contract.writeMerchandise, ({ ctx, body }) =>
    writeMerchandise(parts, ctx, body),
  )
  serve(app, parts, contract.locations, ({ ctx, query }) =>
    readLocations(ctx, { activeOnly: query.activeonly !== false }),
  )
  serve(app, parts, contract.texts, ({ ctx }) => readTexts(parts, ctx))
  serve(app, parts, contract.setLanguageDescription, ({ ctx, query }) =>
    describeText(parts, ctx, query),
  )
}
