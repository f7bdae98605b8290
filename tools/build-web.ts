import { buildWebWhenStale } from '../server/built-web.ts'

buildWebWhenStale()
