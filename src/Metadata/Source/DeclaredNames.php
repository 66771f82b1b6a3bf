<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Type\Parser\Imports;
use Kiln\Type\Parser\NameScope;

/**
 * What names mean inside one class, interface or trait.
 *
 * @internal
 */
final class DeclaredNames
{
    private ?Imports $imports = null;

    public function __construct(private readonly Declaration $declaration) {}

    /**
     * The names as the class itself uses them.
     */
    public function ofClass(string $source): NameScope
    {
        $class = $this->declaration->class->name;

        return $this->ofMember($class, $class, $class, $source);
    }

    /**
     * The names as a member of the class uses them.
     *
     * @param class-string $self   of a member that comes from a trait, the class that uses it
     * @param class-string $static
     */
    public function ofMember(string $self, string $static, string $place, string $source): NameScope
    {
        $parent = \get_parent_class($self);
        $templates = [];
        foreach ($this->declaration->templates() as $template) {
            $templates[$template->name] = $template;
        }

        if ($this->imports === null) {
            $file = $this->declaration->class->getFileName();
            $this->imports = new Imports($file === false ? null : $file, (int) $this->declaration->class->getStartLine());
        }

        return new NameScope(
            $place,
            $source,
            // The name of an anonymous class begins with that of its parent, wherever that is.
            $this->declaration->class->isAnonymous() ? $this->imports->namespace() : $this->declaration->class->getNamespaceName(),
            $this->imports,
            $self,
            $static,
            $parent === false ? null : $parent,
            $templates,
            $this->declaration->aliases(),
        );
    }
}
