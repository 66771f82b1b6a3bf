<?php

declare(strict_types=1);

namespace Kiln\Bridge\Doctrine;

use Doctrine\DBAL\Types\Types;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Mapping\ClassMetadata;
use Kiln\Error\ConversionFailed;
use Kiln\References;

/**
 * Entities by their identifiers. To write one, it is not loaded.
 *
 *     SerializerBuilder::create()->withReferences(new EntityReferences($entityManager))
 *
 * @api
 */
final readonly class EntityReferences implements References
{
    private const INTEGERS = [Types::INTEGER => true, Types::SMALLINT => true, Types::BIGINT => true];

    /**
     * @param bool $checks whether an identifier that no entity has is a problem of the document, which takes a query for each
     *                     entity that is not known yet. Otherwise it shows when the entity is loaded or saved
     */
    public function __construct(private EntityManagerInterface $entities, private bool $checks = true) {}

    public function identify(object $object): mixed
    {
        $class = $this->entities->getClassMetadata($object::class);
        $work = $this->entities->getUnitOfWork();
        $identifier = $work->isInIdentityMap($object) ? $work->getEntityIdentifier($object) : $class->getIdentifierValues($object);
        if (\count($identifier) !== \count($class->getIdentifierFieldNames())) {
            throw new ConversionFailed('an entity that has an identifier', 'It is not saved yet.');
        }
        foreach ($identifier as $name => $value) {
            $identifier[$name] = \is_object($value) && $class->hasAssociation($name) ? $this->identify($value) : $value;
        }

        return \count($identifier) === 1 ? \reset($identifier) : $identifier;
    }

    public function find(string $class, mixed $identifier): ?object
    {
        $metadata = $this->entities->getClassMetadata($class);
        $id = self::parts($metadata, $identifier);

        return $this->checks ? $this->entities->find($class, $id) : $this->entities->getReference($class, $id);
    }

    /**
     * @param ClassMetadata<object> $class
     *
     * @throws ConversionFailed
     *
     * @return array<string, int|string>
     */
    private static function parts(ClassMetadata $class, mixed $identifier): array
    {
        $names = \array_values($class->getIdentifierFieldNames());
        $given = \count($names) === 1 ? [$names[0] => $identifier] : $identifier;
        $parts = [];
        foreach ($names as $name) {
            $part = \is_array($given) ? $given[$name] ?? null : null;
            $isInteger = isset(self::INTEGERS[$class->getTypeOfField($name) ?? '']);
            if (!\is_int($part) && (!\is_string($part) || $isInteger)) {
                throw new ConversionFailed(self::expectation($class, $names, $isInteger));
            }
            $parts[$name] = $part;
        }

        return !\is_array($given) || \array_diff_key($given, $parts) === [] ? $parts : throw new ConversionFailed(self::expectation($class, $names, false));
    }

    /**
     * @param ClassMetadata<object> $class
     * @param list<string>          $names
     */
    private static function expectation(ClassMetadata $class, array $names, bool $isInteger): string
    {
        return 'the identifier of a ' . $class->getName() . match (true) {
            \count($names) > 1 => ': an object with "' . \implode('", "', $names) . '"',
            $isInteger => ', an int',
            default => '',
        };
    }
}
