import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { configQuery } from '#web/data/config.ts'
import { paths } from '#web/lib/paths.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Section } from '#web/ui/section.tsx'
import { modelsWords } from '#web/words/models.ts'
import { useWords } from '#web/words/words.ts'

/** The engine that writes the recipes here, with a link to the page about it. */
export function ModelsLink() {
  const t = useWords(modelsWords)
  const { data: config } = useQuery(configQuery)
  if (!config?.ai) return null
  return (
    <Section id="ai" title={t.section}>
      <p className="max-w-prose">{config.ai.engine === 'builtin' ? t.builtin : config.ai.label}</p>
      <Link to={paths.adminModels} className={buttonLook({ variant: 'secondary', size: 'sm' }, 'mt-3')}>
        {t.toPage}
      </Link>
    </Section>
  )
}
