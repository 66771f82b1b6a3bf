<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

use Kiln\Error\InvalidMetadata;

/**
 * Which methods get and set a property, where `#[AccessType]` asks for methods.
 *
 * @internal
 */
final readonly class AccessorDiscovery
{
    private const BY_METHODS = 'public_method';
    private const GETTERS = ['get', 'is', 'has'];
    private const SETTERS = ['set'];

    /**
     * @return array{?string, ?string} getter and setter
     *
     * @throws InvalidMetadata `invalid_accessor`
     */
    public static function of(PropertySubject $subject, PropertyNotes $notes): array
    {
        if ($notes->accessType !== self::BY_METHODS) {
            return [$notes->getter, $notes->setter];
        }

        return [
            self::isNamed($notes->getter) ? $notes->getter : self::method($subject, self::GETTERS),
            self::isNamed($notes->setter) || $notes->isReadOnly ? $notes->setter : self::method($subject, self::SETTERS),
        ];
    }

    private static function isNamed(?string $method): bool
    {
        return !\in_array($method, [null, '', '0'], true);
    }

    /**
     * @param non-empty-list<string> $prefixes
     */
    private static function method(PropertySubject $subject, array $prefixes): string
    {
        foreach ($prefixes as $prefix) {
            $method = $prefix . $subject->name;
            if (\method_exists($subject->class, $method) && (new \ReflectionMethod($subject->class, $method))->isPublic()) {
                return $method;
            }
        }
        $names = \implode(' or ', \array_map(static fn(string $prefix): string => $prefix . \ucfirst($subject->name) . '()', $prefixes));

        throw new InvalidMetadata('invalid_accessor', $subject->place(), "#[AccessType] asks for a public method {$names}, and there is none.", 'Write it, or name another one by #[Accessor].');
    }
}
