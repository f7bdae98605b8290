import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { tellMerchandise, writeMerchandise } from '../merchandise/write-merchandise.ts'
import { tellLocations } from '../places/tell-locations.ts'
import type { Parts } from '../request/parts.ts'
import { describeText } from './describe-text.ts'
import { setLanguageText, tellLanguageTexts } from './language-texts.ts'
import { tellCatalogue } from './tell-catalogue.ts'
import { tellPublicSettings, tellSettings } from './tell-settings.ts'
import { tellTexts } from './tell-texts.ts'
import { writeSettings } from './write-settings.ts'

export function settingsRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.publicSettings, ({ ctx }) => tellPublicSettings(parts, ctx))
  serve(app, parts, contract.settings, ({ ctx }) => tellSettings(parts, ctx))
  serve(app, parts, contract.settingsCatalogue, () => tellCatalogue())
  serve(app, parts, contract.writeSetting, ({ ctx, body }) => writeSettings(parts, ctx, body))
  serve(app, parts, contract.languageTexts, ({ ctx, query, request, reply }) => {
    const etag = `"${ctx.content.version}-${query.changed ?? false}"`
    reply.headers({ ETag: etag, 'Cache-Control': 'no-cache' })
    if (request.headers['if-none-match'] === etag) reply.code(304)
    return tellLanguageTexts(ctx, query.changed ?? false)
  })
  serve(app, parts, contract.setLanguageText, ({ ctx, query }) =>
    setLanguageText(parts, ctx, query),
  )
  serve(app, parts, contract.merchandise, ({ ctx }) => tellMerchandise(ctx))
  serve(app, parts, contract.writeMerchandise, ({ ctx, body }) =>
    writeMerchandise(parts, ctx, body),
  )
  serve(app, parts, contract.locations, ({ ctx, query }) =>
    tellLocations(ctx, { activeOnly: query.activeonly !== false }),
  )
  serve(app, parts, contract.texts, ({ ctx }) => tellTexts(parts, ctx))
  serve(app, parts, contract.setLanguageDescription, ({ ctx, query }) =>
    describeText(parts, ctx, query),
  )
}
