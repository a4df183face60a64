//! The TypeScript that `cargo xtask types` and `printed` write, and no more of the language.

use std::{collections::BTreeMap, iter::Peekable, vec::IntoIter};

/// A type as it is written.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Kind {
    Named(String, Vec<Kind>),
    Word(String),
    List(Box<Kind>),
    Tuple(Vec<Kind>),
    Object(Vec<Field>),
    All(Vec<Kind>),
    Either(Vec<Kind>),
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Field {
    pub name: String,
    pub optional: bool,
    pub kind: Kind,
}

/// A file of types.
#[derive(Default)]
pub(super) struct File {
    /// The parameters of each type, and what it is. A parameter that is not given is `unknown`.
    pub declared: BTreeMap<String, (Vec<String>, Kind)>,
    /// The file that each name comes from.
    pub imported: BTreeMap<String, String>,
    /// The files whose names it has as well.
    pub passed_on: Vec<String>,
}

#[derive(Clone, PartialEq, Debug)]
enum Token {
    Name(String),
    Text(String),
    Sign(char),
}

struct Reader(Peekable<IntoIter<Token>>);

type Read<T> = Result<T, String>;

impl File {
    pub(super) fn read(text: &str) -> Read<File> {
        let mut reader = Reader(tokens(text).into_iter().peekable());
        let mut file = File::default();
        while let Some(token) = reader.0.next() {
            match token {
                Token::Name(word) if word == "import" => reader.import(&mut file)?,
                Token::Name(word) if word == "export" => reader.export(&mut file)?,
                other => return Err(format!("a statement begins with {other:?}")),
            }
        }
        Ok(file)
    }
}

impl Reader {
    /// `type { A, B } from './file';`
    fn import(&mut self, file: &mut File) -> Read<()> {
        self.expect_name("type")?;
        self.expect('{')?;
        let names = self.list('}', Reader::name)?;
        let from = self.from()?;
        file.imported.extend(names.into_iter().map(|name| (name, from.clone())));
        Ok(())
    }

    /// `from './file';`
    fn from(&mut self) -> Read<String> {
        self.expect_name("from")?;
        let from = match self.0.next() {
            Some(Token::Text(from)) => from.trim_start_matches("./").to_owned(),
            other => return Err(format!("expected a file, found {other:?}")),
        };
        self.expect(';')?;
        Ok(from)
    }

    fn export(&mut self, file: &mut File) -> Read<()> {
        if self.accept('*') {
            file.passed_on.push(self.from()?);
            return Ok(());
        }
        let what = self.name()?;
        if what == "const" {
            // Tables are no types. They end where every bracket is closed.
            let mut depth = 0;
            for token in self.0.by_ref() {
                match token {
                    Token::Sign('{' | '[') => depth += 1,
                    Token::Sign('}' | ']') => depth -= 1,
                    Token::Sign(';') if depth == 0 => break,
                    _ => {}
                }
            }
            return Ok(());
        }
        let name = self.name()?;
        let parameters = if self.accept('<') { self.list('>', Reader::parameter)? } else { Vec::new() };
        if what == "type" {
            self.expect('=')?;
        }
        let kind = self.kind().map_err(|problem| format!("{name}: {problem}"))?;
        if what == "type" {
            self.expect(';').map_err(|problem| format!("{name}: {problem}"))?;
        }
        file.declared.insert(name, (parameters, kind));
        Ok(())
    }

    fn parameter(&mut self) -> Read<String> {
        let name = self.name()?;
        self.expect('=')?;
        self.expect_name("unknown")?;
        Ok(name)
    }

    fn kind(&mut self) -> Read<Kind> {
        self.accept('|');
        self.joined('|', |reader| reader.joined('&', Reader::part, Kind::All), Kind::Either)
    }

    fn joined(
        &mut self,
        sign: char,
        read: impl Fn(&mut Reader) -> Read<Kind>,
        join: fn(Vec<Kind>) -> Kind,
    ) -> Read<Kind> {
        let mut kinds = vec![read(self)?];
        while self.accept(sign) {
            kinds.push(read(self)?);
        }
        Ok(if kinds.len() == 1 { kinds.remove(0) } else { join(kinds) })
    }

    /// Something that `|` and `&` join, such as `readonly string[]`.
    fn part(&mut self) -> Read<Kind> {
        let mut kind = match self.0.next() {
            Some(Token::Text(word)) => Kind::Word(word),
            Some(Token::Sign('(')) => {
                let kind = self.kind()?;
                self.expect(')')?;
                kind
            }
            Some(Token::Sign('[')) => Kind::Tuple(self.list(']', Reader::kind)?),
            Some(Token::Sign('{')) => self.object()?,
            Some(Token::Name(name)) if name == "readonly" => self.part()?,
            Some(Token::Name(name)) if name == "typeof" => {
                return Err("types of values are not read".to_owned());
            }
            Some(Token::Name(name)) => {
                let arguments = if self.accept('<') { self.list('>', Reader::kind)? } else { Vec::new() };
                Kind::Named(name, arguments)
            }
            other => return Err(format!("expected a type, found {other:?}")),
        };
        while self.accept('[') {
            self.expect(']')?;
            kind = Kind::List(Box::new(kind));
        }
        Ok(kind)
    }

    fn object(&mut self) -> Read<Kind> {
        let mut fields = Vec::new();
        while !self.accept('}') {
            self.expect_name("readonly")?;
            let name = self.name()?;
            let optional = self.accept('?');
            self.expect(':')?;
            let kind = self.kind().map_err(|problem| format!("{name}: {problem}"))?;
            self.accept(';');
            fields.push(Field { name, optional, kind });
        }
        Ok(Kind::Object(fields))
    }

    /// Things with commas between them, up to a sign.
    fn list<T>(&mut self, end: char, read: impl Fn(&mut Reader) -> Read<T>) -> Read<Vec<T>> {
        let mut all = Vec::new();
        while !self.accept(end) {
            all.push(read(self)?);
            self.accept(',');
        }
        Ok(all)
    }

    fn name(&mut self) -> Read<String> {
        match self.0.next() {
            Some(Token::Name(name)) => Ok(name),
            other => Err(format!("expected a name, found {other:?}")),
        }
    }

    fn expect_name(&mut self, expected: &str) -> Read<()> {
        let name = self.name()?;
        if name == expected { Ok(()) } else { Err(format!("expected `{expected}`, found `{name}`")) }
    }

    fn accept(&mut self, sign: char) -> bool {
        self.0.next_if_eq(&Token::Sign(sign)).is_some()
    }

    fn expect(&mut self, sign: char) -> Read<()> {
        let found = self.0.next();
        if found == Some(Token::Sign(sign)) {
            Ok(())
        } else {
            Err(format!("expected `{sign}`, found {found:?}"))
        }
    }
}

/// Everything but comments and spaces.
fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
        let comment = [("//", "\n"), ("/*", "*/")].into_iter().find(|(begin, _)| rest.starts_with(begin));
        let length = if let Some((begin, end)) = comment {
            rest[begin.len()..].find(end).map_or(rest.len(), |at| begin.len() + at + end.len())
        } else if is_part(first) {
            let length = rest.find(|letter| !is_part(letter)).unwrap_or(rest.len());
            tokens.push(Token::Name(rest[..length].to_owned()));
            length
        } else if matches!(first, '\'' | '"') {
            let mut escaped = false;
            let end = rest[1..].find(|letter| {
                let ends = letter == first && !escaped;
                escaped = letter == '\\' && !escaped;
                ends
            });
            let end = end.map_or(rest.len() - 1, |end| end + 1);
            tokens.push(Token::Text(rest[1..end].to_owned()));
            end + 1
        } else {
            if !first.is_whitespace() {
                tokens.push(Token::Sign(first));
            }
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    tokens
}
