<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Write;

/**
 * What generated writers are called and how they are called.
 *
 * @internal
 */
final readonly class WriterNames
{
    /**
     * @param string $kiln what functions are given last
     */
    public function __construct(private Notation $notation, private string $kiln = '$kiln') {}

    /**
     * The same where other options hold.
     */
    public function with(string $kiln): self
    {
        return new self($this->notation, $kiln);
    }

    /**
     * The same at another place.
     */
    public function in(Notation $notation): self
    {
        return new self($notation, $this->kiln);
    }

    public function className(Write\WriteObject $object): string
    {
        return $this->inNotation($object->id);
    }

    public function inNotation(string $id): string
    {
        return self::ofKind($this->notation->kind(), $id);
    }

    /**
     * @param string $kind of a notation
     */
    public static function ofKind(string $kind, string $id): string
    {
        $at = \strrpos($id, 'Writer_');

        return $at === false ? $id : \substr_replace($id, $kind, $at, 0);
    }

    public function call(Write\WriteObject $object, string $value): string
    {
        return ClassFrame::call($this->className($object), 'write', $this->isScoped($object), $value . $this->notation->arguments(), $this->kiln);
    }

    /**
     * Whether the code must stand inside the scope of the class it writes.
     */
    public function isScoped(Write\WriteObject $object): bool
    {
        foreach ($object->steps as $step) {
            $member = self::memberOf($step);
            if ($member !== null && !$member->isPublic && $member->class === $object->class) {
                return true;
            }
        }

        return false;
    }

    public static function memberOf(Write\WriteStep $step): Property|Method|null
    {
        return match ($step::class) {
            Write\WriteField::class, Write\Splice::class => $step->access,
            Write\CallMethod::class => $step->method,
            Write\Constant::class, Write\ShowMembers::class, Write\TellListeners::class => null,
        };
    }
}
