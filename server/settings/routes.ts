import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { tellMerchandise, writeMerchandise } from '../merchandise/write-merchandise.ts'
import { tellLocations } from '../places/tell-locations.ts'
import { describeText } from './describe-text.ts'
import { setLanguageText, tellLanguageTexts } from './language-texts.ts'
import { tellCatalogue } from './tell-catalogue.ts'
import { tellPublicSettings, tellSettings } from './tell-settings.ts'
import { tellTexts } from './tell-texts.ts'
import { writeSettings } from './write-settings.ts'

export function settingsRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.publicSettings, ({ asked }) => tellPublicSettings(parts, asked))
  serve(app, parts, contract.settings, ({ asked }) => tellSettings(parts, asked))
  serve(app, parts, contract.settingsCatalogue, () => tellCatalogue())
  serve(app, parts, contract.writeSetting, ({ asked, body }) => writeSettings(parts, asked, body))
  serve(app, parts, contract.languageTexts, ({ asked, query, request, reply }) => {
    const etag = `"${asked.content.version}-${query.changed ?? false}"`
    reply.headers({ ETag: etag, 'Cache-Control': 'no-cache' })
    if (request.headers['if-none-match'] === etag) reply.code(304)
    return tellLanguageTexts(asked, query.changed ?? false)
  })
  serve(app, parts, contract.setLanguageText, ({ asked, query }) =>
    setLanguageText(parts, asked, query),
  )
  serve(app, parts, contract.merchandise, ({ asked }) => tellMerchandise(asked))
  serve(app, parts, contract.writeMerchandise, ({ asked, body }) =>
    writeMerchandise(parts, asked, body),
  )
  serve(app, parts, contract.locations, ({ asked, query }) =>
    tellLocations(asked, { activeOnly: query.activeonly !== false }),
  )
  serve(app, parts, contract.texts, ({ asked }) => tellTexts(parts, asked))
  serve(app, parts, contract.setLanguageDescription, ({ asked, query }) =>
    describeText(parts, asked, query),
  )
}
