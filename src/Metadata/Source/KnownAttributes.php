<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Attribute\FormatFact;
use Kiln\Context;
use Kiln\Error\InvalidMetadata;
use Kiln\Type\Parser\Similar;

/**
 * The attributes that are for Kiln, its own and those of formats: by name, and as objects.
 *
 * @internal
 */
final readonly class KnownAttributes
{
    private const PREFIX = 'Kiln\Attribute\\';

    /** Of packages that know no format of Kiln: their attributes need not be loaded to see that. */
    private const FOREIGN = '/^(?:JMS|Doctrine|Symfony|PHPUnit|JetBrains)\\\\/';

    public static function isKnown(string $name): bool
    {
        return \str_starts_with($name, self::PREFIX) || $name === Context::class || (\preg_match(self::FOREIGN, $name) !== 1 && \is_a($name, FormatFact::class, true));
    }

    /**
     * @param \ReflectionAttribute<object> $attribute
     *
     * @throws InvalidMetadata when there is none of that name, it is not allowed there, or it does not take its arguments
     */
    public static function instance(\ReflectionAttribute $attribute, string $place): object
    {
        $word = self::word($attribute->getName());
        if (!\class_exists($attribute->getName())) {
            $files = \glob(\dirname(__DIR__, 2) . '/Attribute/*.php');
            $similar = Similar::to($word, \array_map(static fn(string $file): string => \basename($file, '.php'), $files === false ? [] : $files));

            throw new InvalidMetadata('invalid_attribute', $place, "There is no attribute #[{$word}].", $similar === null ? '' : "Did you mean #[{$similar}]?");
        }
        try {
            return $attribute->newInstance();
        } catch (\Throwable $error) {
            // PHP says where it was called from, which is always here.
            $message = (string) \preg_replace(['/^.*__construct\(\): /', '/ to function .*?,/', '/(?:, called)? in \S.* on line \d+/'], ['', ',', ''], $error->getMessage());

            throw new InvalidMetadata('invalid_attribute', $place, "#[{$word}] cannot be used: {$message}.");
        }
    }

    /**
     * @return string without its namespace
     */
    public static function word(string $name): string
    {
        return \str_starts_with($name, self::PREFIX) ? \substr($name, \strlen(self::PREFIX)) : \substr('\\' . $name, (int) \strrpos('\\' . $name, '\\') + 1);
    }
}
