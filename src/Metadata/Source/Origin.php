<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Error\InvalidMetadata;
use Kiln\Type\Parser\NameScope;
use Kiln\Type\Parser\NativeType;
use Kiln\Type\Parser\TypeResolver;
use Kiln\Type\Substitution;
use Kiln\Type\Type;
use PHPStan\PhpDocParser\Ast\Type\TypeNode;

/**
 * Where a member was written, and what its types mean to the class that has it in the end.
 *
 * @internal
 */
final readonly class Origin
{
    /**
     * @param Declaration  $declaration  the class, interface or trait that the member is written in
     * @param Substitution $substitution what stands for its templates
     * @param class-string $self         the class that has the member: of a trait, the one that uses it
     * @param class-string $static       the class that is looked at
     */
    public function __construct(
        public Declaration $declaration,
        private Substitution $substitution,
        public string $self,
        private string $static,
    ) {}

    public function scope(string $place, string $source): NameScope
    {
        return $this->declaration->names()->ofMember($this->self, $this->static, $place, $source);
    }

    /**
     * @throws InvalidMetadata
     */
    public function type(TypeNode $type, string $place, string $source): Type
    {
        return $this->substitute(TypeResolver::resolve($type, $this->scope($place, $source)));
    }

    public function substitute(Type $type): Type
    {
        return $this->substitution->apply($type);
    }

    /**
     * @throws InvalidMetadata
     */
    public function nativeType(?\ReflectionType $type, string $place): ?Type
    {
        return $type === null ? null : NativeType::of($type, fn(): NameScope => $this->scope($place, ''));
    }
}
