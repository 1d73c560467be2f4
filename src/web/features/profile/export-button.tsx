import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ExportFormat } from '#contract/account.ts'
import { downloadExport } from '#web/data/account.ts'
import { isUnauthorized, messageOf } from '#web/lib/http-error.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { profileWords } from '#web/words/profile.ts'
import { useWords } from '#web/words/words.ts'

interface ExportButtonProps {
  format?: ExportFormat
  label?: string
}

export function ExportButton({ format = 'larder', label }: ExportButtonProps) {
  const t = useWords(profileWords)
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadExport(format),
    onError: (error) => {
      if (isUnauthorized(error)) return
      const description = messageOf(error, t.exportFailedText)
      toast({ title: t.exportFailed, description, tone: 'error' })
    },
  })
  return (
    <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
      {!isPending && <Download {...icon} />}
      {label ?? t.export}
    </Button>
  )
}
