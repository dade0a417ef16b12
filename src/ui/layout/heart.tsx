import { Heart } from 'lucide-react'
import { IconButton } from '#ui/components/button.tsx'
import type { Choice } from '#ui/view/parts.ts'

/** The button that makes something a favourite, and stays down while it is one (FAV-02). */
export const HeartButton = ({ view: { label, isOn, flip } }: { readonly view: Choice }) => (
  <IconButton icon={Heart} label={label} isPressed={isOn} isSolid onPress={flip} />
)
