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
     * @param list<FormatFact>      $facts      those among them
     */
    private function __construct(private array $attributes, private array $facts) {}

    /**
     * @param list<\ReflectionClass<object>|\ReflectionProperty|\ReflectionMethod|\ReflectionParameter> $declarations the nearest first; of each
     *                                                                                           attribute, the first counts
     *
     * @throws InvalidMetadata when an attribute is not allowed there, stands there twice, or has arguments that it does not take
     */
    public static function of(array $declarations, string $place): self
    {
        $attributes = $facts = [];
        foreach ($declarations as $declaration) {
            $nearer = $attributes;
            foreach ($declaration->getAttributes() as $attribute) {
                $name = $attribute->getName();
                if (!self::isKnown($name) || isset($nearer[$name])) {
                    continue;
                }
                $instance = self::instance($attribute, $place);
                $attributes[isset($attributes[$name]) ? $name . ' ' . \count($attributes) : $name] = $instance;
                if ($instance instanceof FormatFact) {
                    $facts[] = $instance;
                }
            }
        }

        return new self($attributes, $facts);
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

    /**
     * Whether nothing is said to all formats alike.
     */
    public function areForFormats(): bool
    {
        return \count($this->attributes) === \count($this->facts);
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
     * @throws InvalidMetadata when two attributes say something else
     *
     * @return array<string, array<string, scalar|null>> by format
     */
    public function ofFormats(string $place): array
    {
        $facts = [];
        foreach ($this->facts as $attribute) {
            $format = $attribute->format();
            foreach (self::scalars($attribute->facts(), $attribute::class, $place) as $name => $value) {
                if (\array_key_exists($name, $facts[$format] ?? []) && $facts[$format][$name] !== $value) {
                    throw new InvalidMetadata('conflicting_attributes', $place, "Two attributes say what \"{$name}\" is in {$format}.", 'Remove one of them.');
                }
                $facts[$format][$name] = $value;
            }
        }

        return $facts;
    }

    /**
     * @param array<mixed> $facts what an attribute really says
     *
     * @return array<string, scalar|null>
     */
    private static function scalars(array $facts, string $attribute, string $place): array
    {
        $scalars = [];
        foreach ($facts as $name => $value) {
            $scalars[(string) $name] = $value === null || \is_scalar($value)
                ? $value
                : throw new InvalidMetadata('invalid_attribute', $place, "{$attribute}::facts() gives \"{$name}\" as " . get_debug_type($value) . '.', 'Give scalars, or null.');
        }

        return $scalars;
    }

    /**
     * @return ?string the first of these, without its namespace
     */
    public function firstFact(): ?string
    {
        return $this->facts === [] ? null : self::word($this->facts[0]::class);
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
