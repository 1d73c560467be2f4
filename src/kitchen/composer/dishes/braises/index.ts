import type { Dish } from '../../dish.ts'
import { adobo } from './adobo.ts'
import { birria } from './birria.ts'
import { cacciatore } from './cacciatore.ts'
import { carnitas } from './carnitas.ts'
import { cassoulet } from './cassoulet.ts'
import { chickenAndDumplings } from './chicken-and-dumplings.ts'
import { etouffee } from './etouffee.ts'
import { feijoada } from './feijoada.ts'
import { ossoBuco } from './osso-buco.ts'
import { redBeansAndRice } from './red-beans-and-rice.ts'
import { rendang } from './rendang.ts'
import { roganJosh } from './rogan-josh.ts'

/** What cooks slowly in its own sauce, and has a name for it. */
export const braises: readonly Dish[] = [
  ...[ossoBuco, cacciatore, adobo],
  ...[etouffee, chickenAndDumplings, redBeansAndRice],
  ...[birria, carnitas, rendang, roganJosh, cassoulet, feijoada],
]
