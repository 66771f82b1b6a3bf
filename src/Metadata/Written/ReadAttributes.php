<?php

declare(strict_types=1);

namespace Kiln\Metadata\Written;

/**
 * The attributes that somebody here reads: Kiln's, those of jms/serializer, and what extends them.
 *
 * @internal
 */
final readonly class ReadAttributes
{
    private const OWN = '/^(?:Kiln\\\\Attribute\\\\|JMS\\\\Serializer\\\\Annotation\\\\|AllowDynamicProperties$)/i';

    /**
     * @param \ReflectionClass<object> $class
     */
    public function __construct(private WrittenClass $written, private \ReflectionClass $class) {}

    /**
     * @param list<WrittenAttribute>                                        $written
     * @param \ReflectionClass<object>|\ReflectionProperty|\ReflectionMethod $member
     */
    public function areSame(array $written, \ReflectionClass|\ReflectionProperty|\ReflectionMethod $member): bool
    {
        $written = array_values(array_filter($written, fn(WrittenAttribute $attribute): bool => self::isRead($this->written->resolve($attribute->name))));
        $loaded = array_values(array_filter($member->getAttributes(), static fn(\ReflectionAttribute $attribute): bool => self::isRead($attribute->getName())));
        if (\count($written) !== \count($loaded)) {
            return false;
        }
        foreach ($loaded as $position => $attribute) {
            $isSame = strcasecmp($this->written->resolve($written[$position]->name), $attribute->getName()) === 0
                && $written[$position]->arguments->isValue($attribute->getArguments(...), $this->written->header, $this->class);
            if (!$isSame) {
                return false;
            }
        }

        return true;
    }

    public static function isRead(string $name): bool
    {
        if (preg_match(self::OWN, $name) === 1) {
            return true;
        }
        // A class that was not looked for was not read either.
        $parents = class_exists($name, false) ? class_parents($name) : [];

        return preg_grep(self::OWN, $parents) !== [];
    }
}
