import { Heart } from 'lucide-react'
import { IconButton } from '#ui/components/button.tsx'
import type { Choice } from '#ui/view/parts.ts'

/** The favourite toggle (FAV-02). */
export const HeartButton = ({ view: { label, isOn, flip } }: { readonly view: Choice }) => (
  <IconButton icon={Heart} label={label} isPressed={isOn} isSolid onPress={flip} />
)
