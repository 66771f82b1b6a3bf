<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Metadata\VendorServices;

/**
 * The properties through which a planner has come to the class that it is at.
 *
 * @internal
 */
final class Way
{
    /** @var list<PropertyMetadata> */
    private array $properties = [];

    public function enter(PropertyMetadata $property): void
    {
        $this->properties[] = $property;
    }

    public function leave(): void
    {
        \array_pop($this->properties);
    }

    /**
     * @param class-string $class
     *
     * @throws InvalidMetadata for a class whose inside nobody wants in a document, or that does not show it
     */
    public function refuseUnopenable(string $class): void
    {
        $what = VendorServices::of($class);
        $isInternal = (new \ReflectionClass($class))->isInternal();
        if ($what === null && !$isInternal) {
            return;
        }
        $last = \end($this->properties);
        [$place, $problem, $hint] = $last === false
            ? [$class, ($what === null ? 'a class of PHP itself does not tell what it is made of.' : "{$what} is no data."), 'Write what you want of it, or register a converter for the class.']
            : [$last->origin(), "it holds {$class}, " . ($what === null ? 'a class of PHP itself, which does not tell what it is made of.' : "{$what}, which is no data."), 'Mark it #[Ignore], or give it a #[Converter].'];

        throw $isInternal
            ? new InvalidMetadata('internal_class', $place, $problem, $hint . $this->before($place))
            : new InvalidMetadata('no_data', $place, $problem, $hint . $this->before($place));
    }

    /**
     * @return string a sentence for the end of a message; '' where nothing comes before the place
     */
    public function before(string $place): string
    {
        $before = \array_values(\array_diff(\array_map(static fn(PropertyMetadata $property): string => $property->origin(), $this->properties), [$place]));

        return $before === [] ? '' : ' The way to it: ' . \implode(', ', $before) . '.';
    }
}
