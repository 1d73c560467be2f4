import { Notice } from '#web/ui/notice.tsx'
import { generateWords } from '#web/words/generate.ts'
import { useWords } from '#web/words/words.ts'

/** A notice that the connection is lost, but the generation continues on the server. */
export const LostNotice = () => {
  const t = useWords(generateWords)
  return (
    <Notice tone="info" title={t.connectionLost}>
      {t.madeWithoutPage}
    </Notice>
  )
}
