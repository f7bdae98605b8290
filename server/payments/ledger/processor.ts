import type { Content } from '../../facility/content.ts'
import type { CardProcessor, ProcessorKind } from '../../integrations/payments/card-processor.ts'
import type { Parts } from '../../request/parts.ts'

/** The processor of an attempt, even if the facility uses another one by now. */
export const processorOf = ({ outside }: Parts, { values }: Content, kind: string): CardProcessor =>
  outside.cards({ ...values, ccProcessorType: kind as ProcessorKind })
