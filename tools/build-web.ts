import { buildWeb } from '../server/built-web.ts'

buildWeb()
