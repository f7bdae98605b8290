import type { Content } from '../../facility/content.ts'
import type { CardProcessor, ProcessorKind } from '../../integrations/payments/card-processor.ts'
import type { Parts } from '../../request/parts.ts'

/** The processor an attempt was begun with, also after the facility has chosen another. */
export const processorOf = ({ outside }: Parts, { values }: Content, kind: string): CardProcessor =>
  outside.cards({ ...values, ccProcessorType: kind as ProcessorKind })
