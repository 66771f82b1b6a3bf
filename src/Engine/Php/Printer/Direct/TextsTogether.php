<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\Code;
use Kiln\Plan\Method;
use Kiln\Plan\Write;

/**
 * The texts of an object that are looked at together, to see whether they are UTF-8:
 *
 *     $out->unseen .= "{$object->number}\n{$object->note}\n";
 *
 * @internal
 */
final class TextsTogether
{
    /** Whether no code of the user's runs between the members of an object. */
    private readonly bool $isQuiet;

    /** @var list<string> expressions */
    private array $texts = [];

    public function __construct(Write\WriteObject|Write\ShapeOf $of)
    {
        $this->isQuiet = $of instanceof Write\WriteObject && \array_filter($of->steps, static fn(Write\WriteStep $step): bool => $step instanceof Write\WriteField && ($step->access instanceof Method || $step->condition !== null)) === [];
    }

    /**
     * The property, where it is text or null and read whatever the others are.
     */
    public function of(Write\WriteField $field): ?string
    {
        $isAlways = $field->omitWhen !== [Write\OmitWhen::Null];

        return $this->isQuiet && $isAlways && SeenTexts::isText($field) ? "\$object->{$field->access->name}" : null;
    }

    /**
     * @param ?string $text an expression; null for none
     */
    public function add(?string $text): void
    {
        if ($text !== null) {
            $this->texts[] = $text;
        }
    }

    public function print(Code $code): void
    {
        if ($this->texts !== []) {
            $code->gap();
            $code->line('$out->unseen .= "' . \implode('', \array_map(static fn(string $text): string => "{{$text}}\\n", $this->texts)) . '";');
        }
    }
}
