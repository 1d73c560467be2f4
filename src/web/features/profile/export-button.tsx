import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ExportFormat } from '#contract/account.ts'
import { downloadExport } from '#web/data/account.ts'
import { isUnauthorized, messageOf } from '#web/lib/http-error.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'

interface ExportButtonProps {
  format?: ExportFormat
  label?: string
}

export function ExportButton({ format = 'larder', label = 'Export My Data' }: ExportButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadExport(format),
    onError: (error) => {
      if (isUnauthorized(error)) return
      const description = messageOf(error, 'Your data could not be fetched. Please try again.')
      toast({ title: 'Export Failed', description, tone: 'error' })
    },
  })
  return (
    <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
      {!isPending && <Download {...icon} />}
      {label}
    </Button>
  )
}
