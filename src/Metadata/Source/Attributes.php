<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Attribute\FormatFact;
use Kiln\Context;
use Kiln\Error\InvalidMetadata;
use Kiln\Type\Parser\Similar;

/**
 * Kiln's attributes on one class or member, and those of formats.
 *
 * @internal
 */
final readonly class Attributes
{
    private const PREFIX = 'Kiln\Attribute\\';

    /** Of packages that know no format of Kiln: their attributes need not be loaded to see that. */
    private const FOREIGN = '/^(?:JMS|Doctrine|Symfony|PHPUnit|JetBrains)\\\\/';

    /**
     * @param array<string, object> $attributes by class; what a class has several of, with a number behind it
     */
    private function __construct(private array $attributes) {}

    /**
     * @param list<\ReflectionClass<object>|\ReflectionProperty|\ReflectionMethod|\ReflectionParameter> $declarations the nearest first; of each
     *                                                                                           attribute, the first counts
     *
     * @throws InvalidMetadata when an attribute is not allowed there, stands there twice, or has arguments that it does not take
     */
    public static function of(array $declarations, string $place): self
    {
        $attributes = [];
        foreach ($declarations as $declaration) {
            $nearer = $attributes;
            foreach ($declaration->getAttributes() as $attribute) {
                $name = $attribute->getName();
                if (!self::isKnown($name) || isset($nearer[$name])) {
                    continue;
                }
                $instance = self::instance($attribute, $place);
                $attributes[isset($attributes[$name]) ? $name . ' ' . \count($attributes) : $name] = $instance;
            }
        }

        return new self($attributes);
    }

    /**
     * @param \ReflectionAttribute<object> $attribute
     */
    private static function instance(\ReflectionAttribute $attribute, string $place): object
    {
        $word = self::word($attribute->getName());
        if (!class_exists($attribute->getName())) {
            $files = glob(\dirname(__DIR__, 2) . '/Attribute/*.php');
            $similar = Similar::to($word, array_map(static fn(string $file): string => basename($file, '.php'), $files === false ? [] : $files));

            throw new InvalidMetadata('invalid_attribute', $place, "There is no attribute #[{$word}].", $similar === null ? '' : "Did you mean #[{$similar}]?");
        }
        try {
            return $attribute->newInstance();
        } catch (\Throwable $error) {
            // PHP says where it was called from, which is always here.
            $message = (string) preg_replace(['/^.*__construct\(\): /', '/ to function .*?,/', '/(?:, called)? in \S.* on line \d+/'], ['', ',', ''], $error->getMessage());

            throw new InvalidMetadata('invalid_attribute', $place, "#[{$word}] cannot be used: {$message}.");
        }
    }

    /**
     * @param \ReflectionClass<object>|\ReflectionMethod|\ReflectionProperty|\ReflectionParameter $member
     * @param class-string                                                                       ...$except
     */
    public static function areOn(\ReflectionClass|\ReflectionMethod|\ReflectionProperty|\ReflectionParameter $member, string ...$except): bool
    {
        foreach ($member->getAttributes() as $attribute) {
            if (self::isKnown($attribute->getName()) && !\in_array($attribute->getName(), $except, true)) {
                return true;
            }
        }

        return false;
    }

    public function areNone(): bool
    {
        return $this->attributes === [];
    }

    /**
     * @template A of object
     *
     * @param class-string<A> $attribute
     *
     * @return ?A
     */
    public function get(string $attribute): ?object
    {
        $found = $this->attributes[$attribute] ?? null;

        return $found instanceof $attribute ? $found : null;
    }

    /**
     * @param class-string $attribute
     */
    public function has(string $attribute): bool
    {
        return isset($this->attributes[$attribute]);
    }

    /**
     * @param class-string ...$attributes
     *
     * @return ?string the first of those that is there, without its namespace
     */
    public function first(string ...$attributes): ?string
    {
        foreach ($attributes as $attribute) {
            if (isset($this->attributes[$attribute])) {
                return self::word($attribute);
            }
        }

        return null;
    }

    /**
     * @return list<FormatFact>
     */
    public function facts(): array
    {
        return array_values(array_filter($this->attributes, static fn(object $attribute): bool => $attribute instanceof FormatFact));
    }

    /**
     * @return ?string the first of these, without its namespace
     */
    public function firstFact(): ?string
    {
        $fact = $this->facts()[0] ?? null;

        return $fact === null ? null : self::word($fact::class);
    }

    private static function isKnown(string $name): bool
    {
        return str_starts_with($name, self::PREFIX) || $name === Context::class || (preg_match(self::FOREIGN, $name) !== 1 && is_a($name, FormatFact::class, true));
    }

    private static function word(string $name): string
    {
        return str_starts_with($name, self::PREFIX) ? substr($name, \strlen(self::PREFIX)) : substr('\\' . $name, (int) strrpos('\\' . $name, '\\') + 1);
    }
}
