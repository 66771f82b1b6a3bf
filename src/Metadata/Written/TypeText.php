<?php

declare(strict_types=1);

namespace Kiln\Metadata\Written;

/**
 * Native types in one spelling, whether they come from reflection or from a file.
 *
 * @internal
 */
final class TypeText
{
    /** Types that have no other spelling. */
    private const PLAIN = ['' => true, 'int' => true, '?int' => true, 'float' => true, '?float' => true, 'string' => true, '?string' => true, 'bool' => true, '?bool' => true, 'array' => true, '?array' => true, 'void' => true];

    private const BUILT_IN = '/^(?:int|float|string|bool|false|true|null|void|never|mixed|object|array|callable|iterable|self|static|parent)$/Di';

    /** @var array<string, string> by what is normalized: the same few types stand everywhere */
    private array $normalized = [];

    /** @var array<string, string> by type as written */
    private array $resolved = [];

    /**
     * @param \ReflectionClass<object> $class
     */
    public function __construct(private readonly WrittenClass $written, private readonly \ReflectionClass $class) {}

    /**
     * @param string $written         without spaces
     * @param bool   $isNullByDefault whether null is the default of a parameter
     */
    public function areSame(string $written, ?\ReflectionType $loaded, bool $isNullByDefault = false): bool
    {
        $loaded = (string) $loaded;
        if ($written === $loaded && isset(self::PLAIN[$written])) {
            return true;
        }

        return $written !== '' && $loaded !== '' && $this->ofWritten($written, $isNullByDefault) === $this->normalized($loaded);
    }

    private function ofWritten(string $type, bool $isNullByDefault): string
    {
        $resolved = $this->resolved[$type] ??= (string) \preg_replace_callback('/[\w\\\\\x80-\xff]+/', fn(array $name): string => \preg_match(self::BUILT_IN, $name[0]) === 1 ? $name[0] : $this->written->resolve($name[0]), $type);
        $normalized = $this->normalized($resolved);

        return $isNullByDefault && $normalized !== 'mixed' ? $this->normalized("{$normalized}|null") : $normalized;
    }

    private function normalized(string $type): string
    {
        return $this->normalized[$type] ??= $this->normalize($type);
    }

    private function normalize(string $type): string
    {
        $type = \strtolower($type);
        if (\strpbrk($type, '?|&') === false && $type !== 'iterable') {
            return $this->name($type);
        }
        if (\str_starts_with($type, '?')) {
            $type = \substr($type, 1) . '|null';
        }
        $members = [];
        foreach (\explode('|', $type) as $member) {
            $parts = \array_map($this->name(...), \explode('&', \trim($member, '()')));
            \sort($parts, \SORT_STRING);
            $members[] = \implode('&', $parts);
        }
        // `iterable` is a word for two types.
        $members = \explode('|', \str_replace('iterable', 'array|traversable', \implode('|', $members)));
        \sort($members, \SORT_STRING);

        return \implode('|', \array_unique($members));
    }

    private function name(string $name): string
    {
        $class = match ($name) {
            'self' => $this->class,
            'parent' => $this->class->getParentClass(),
            default => false,
        };

        return $class === false ? $name : \strtolower($class->name);
    }
}
