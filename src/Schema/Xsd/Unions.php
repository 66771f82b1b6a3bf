<?php

declare(strict_types=1);

namespace Kiln\Schema\Xsd;

/**
 * What may be one of several: XML Schema 1.0 cannot say by what they are told apart.
 *
 * @internal
 */
final readonly class Unions
{
    public function __construct(private SimpleTypes $simple) {}

    /**
     * @param string $in the namespace of the document that uses it
     */
    public function types(Type $one, Type $two, string $in): Type
    {
        if ($one->key() === $two->key()) {
            return $one;
        }
        $type = $one->isSimple && $two->isSimple ? $this->simple->union([$one, $two], $in) : (self::isSame($one, $two) ? $one : Type::any());

        return $one->isNillable || $two->isNillable ? $type->orNil() : $type;
    }

    /**
     * @param list<Particle> $particles
     *
     * @return list<Particle> each name once
     */
    public function elements(array $particles, string $in): array
    {
        $elements = [];
        foreach ($particles as $particle) {
            $key = $particle->key();
            $elements[$key] = isset($elements[$key]) ? $particle->with($this->types($elements[$key]->type, $particle->type, Documents::placeOf($in, $particle->uri)), false, true) : $particle;
        }

        return \array_values($elements);
    }

    /**
     * @param non-empty-list<AttributeUse> $attributes of one name
     */
    public function attribute(array $attributes, string $in): AttributeUse
    {
        $type = $attributes[0]->type;
        $isRequired = true;
        foreach ($attributes as $attribute) {
            $type = $this->types($type, $attribute->type, Documents::placeOf($in, $attribute->uri));
            $isRequired = $isRequired && $attribute->isRequired;
        }

        return $attributes[0]->with($type->isSimple ? $type : Type::builtIn('anySimpleType'), $isRequired);
    }

    /**
     * @param non-empty-list<Content> $contents
     */
    public function contents(array $contents, string $in): Content
    {
        $either = new Content($contents[0]->isOrdered);
        $isMixed = false;
        $attributes = [];
        foreach ($contents as $content) {
            foreach ($content->attributes as $key => $attribute) {
                $attributes[$key][] = $attribute;
            }
        }
        foreach ($attributes as $key => $uses) {
            $attribute = $this->attribute($uses, $in);
            $either->attributes[$key] = $attribute->with($attribute->type, $attribute->isRequired && \count($uses) === \count($contents));
        }
        foreach ($contents as $content) {
            $isMixed = $isMixed || $content->isMixed || $content->text?->key() !== $contents[0]->text?->key();
            $either->isOpen = $either->isOpen || $content->isOpen;
        }
        $either->isMixed = $isMixed;
        $either->text = $isMixed ? null : $contents[0]->text;
        $sequences = \array_map(static fn(Content $content): array => $content->groups, $contents);
        if ($either->isOrdered) {
            $either->groups = $this->beginning($sequences, $in);
            $either->endings = \array_map(static fn(array $sequence): array => \array_slice($sequence, \count($either->groups)), $sequences);
            $either->endings = \array_values(\array_filter($either->endings, static fn(array $ending): bool => $ending !== []));
            // One of them ends here.
            $either->endings = \count($either->endings) < \count($contents) && $either->endings !== [] ? [...$either->endings, []] : $either->endings;
        } else {
            $either->groups = $this->unordered($sequences, $in);
        }

        return $either;
    }

    /**
     * The elements with which all of them begin.
     *
     * @param non-empty-list<list<list<Particle>>> $sequences
     *
     * @return list<list<Particle>>
     */
    private function beginning(array $sequences, string $in): array
    {
        $common = [];
        foreach ($sequences[0] as $index => $group) {
            $one = \count($group) === 1 ? $group[0] : null;
            foreach ($sequences as $sequence) {
                $other = \count($sequence[$index] ?? []) === 1 ? $sequence[$index][0] : null;
                if ($one === null || $other === null || $one->key() !== $other->key() || $one->isRepeated !== $other->isRepeated) {
                    return $common;
                }
                $one = $one->with($this->types($one->type, $other->type, Documents::placeOf($in, $one->uri)), $one->isRequired && $other->isRequired, $one->isRepeated);
            }
            $common[] = [$one];
        }

        return $common;
    }

    /**
     * @param non-empty-list<list<list<Particle>>> $sequences
     *
     * @return list<list<Particle>>
     */
    private function unordered(array $sequences, string $in): array
    {
        $all = [];
        $hasUnknown = false;
        foreach ($sequences as $sequence) {
            $hasUnknown = $hasUnknown || \in_array([], $sequence, true);
            foreach ($this->elements(\array_merge(...$sequence), $in) as $particle) {
                $all[$particle->key()][] = $particle;
            }
        }
        $groups = $hasUnknown ? [[]] : [];
        foreach ($all as $particles) {
            $isRequired = \count($particles) === \count($sequences);
            $isRepeated = false;
            $type = $particles[0]->type;
            foreach ($particles as $particle) {
                $isRequired = $isRequired && $particle->isRequired;
                $isRepeated = $isRepeated || $particle->isRepeated;
                $type = $this->types($type, $particle->type, Documents::placeOf($in, $particle->uri));
            }
            $groups[] = [$particles[0]->with($type, $isRequired, $isRepeated)];
        }

        return $groups;
    }

    private static function isSame(Type $one, Type $two): bool
    {
        return $one->orNil()->key() === $two->orNil()->key();
    }
}
